export type { KnownHoliday } from './holiday.ts'
export { holidaysBetween, holidaysOf, isWorkingDay, workingCalendar } from './holiday-queries.ts'
export { calendarOffer } from './module.ts'
