export { discussionWaiting } from './attention.ts'
export { discussionNoticeTypes } from './discussion-notice-types.ts'
export { discussionPersonalData } from './discussion-personal-data.ts'
export { discussionModule } from './module.ts'
