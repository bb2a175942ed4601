export { headingsOf } from './heading-id.ts'
export { RichText } from './rich-text.tsx'
