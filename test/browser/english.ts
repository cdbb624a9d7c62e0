import { speak } from '../../src/words/locale.ts';

// A file before may have spoken another language.
await speak('en');
