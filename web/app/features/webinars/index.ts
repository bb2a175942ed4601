export { ClassTabs } from './class-tabs.tsx'
export { timesOf } from './webinar-facts.tsx'
export { registrationWords, stateWords } from './words.ts'
