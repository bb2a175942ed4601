export type { Attention, AttentionItem } from './attention.ts'
export { homesModule } from './module.ts'
