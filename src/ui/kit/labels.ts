export { kitWords as labels } from '../../words/app/kit.ts';
