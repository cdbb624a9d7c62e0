export { kitWords as labels } from '../../words/kit.ts';
