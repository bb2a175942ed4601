export { Coming } from './coming.tsx'
