export type { KnownHoliday } from './holiday.ts'
export { holidaysBetween, holidaysOf, isWorkingDay, workingCalendar } from './holiday-queries.ts'
export { holidaysToConfirm } from './holidays-to-confirm.ts'
export { calendarModule } from './module.ts'
