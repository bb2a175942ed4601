export { discussionWaiting } from './attention.ts'
export { discussionOffer } from './module.ts'
