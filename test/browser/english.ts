import { speak } from '../../src/words/language/locale.ts';

// A file before may have spoken another language.
await speak('en');
