import { localDigits } from '@arvand/persian/digits'
import { weekdayNames } from '@arvand/persian/format-date'
import { roomsWords as words } from './words.ts'

interface Hour {
  readonly weekday: number
  readonly time: string
}

export const hourText = ({ weekday, time }: Hour): string =>
  words.hour(weekdayNames[weekday] ?? '', localDigits(time))

/** A room's week in one line. */
export const weekText = (schedule: readonly Hour[]): string =>
  schedule.length === 0 ? words.noHours : schedule.map(hourText).join('، ')
