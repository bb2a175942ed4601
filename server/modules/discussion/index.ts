export { discussionWaiting } from './attention.ts'
export { discussionOffer } from './module.ts'
export { type OpenedThread, openThreadOf, retitleThreadOf } from './open-thread-of.ts'
export { refuseLonger } from './refuse-longer.ts'
