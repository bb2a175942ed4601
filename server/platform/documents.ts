export { type DocumentOrder, renderDocument } from './documents/render.ts'
