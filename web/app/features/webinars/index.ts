export { ClassTabs } from './class-tabs.tsx'
export { UpcomingWebinars } from './upcoming-webinars.tsx'
export { timesOf, type WebinarCard } from './webinar-facts.tsx'
export { registrationWords } from './words.ts'
