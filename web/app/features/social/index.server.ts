export { withBlocks } from './with-blocks.server.ts'
