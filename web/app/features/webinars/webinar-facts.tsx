import type { Answer } from '@arvand/contracts/endpoint'
import type { listWebinars } from '@arvand/contracts/home/webinars'
import { formatTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Users } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { webinarsWords as words } from './words.ts'

export type WebinarCard = Answer<typeof listWebinars>['items'][number]

export const endOf = ({ startsAt, minutes }: Pick<WebinarCard, 'startsAt' | 'minutes'>): Date =>
  new Date(Date.parse(startsAt) + minutes * 60_000)

export const timesOf = (webinar: Pick<WebinarCard, 'startsAt' | 'minutes'>): string =>
  words.at(formatTime(webinar.startsAt), formatTime(endOf(webinar)))

/** How many seats are left; nothing for a webinar that is over. */
export function Seats({ webinar: { seatsLeft, state } }: { webinar: WebinarCard }) {
  if (state !== 'published' && state !== 'live') return null
  return seatsLeft === 0 ? (
    <Badge icon={Users}>{words.full}</Badge>
  ) : (
    <Badge tone="primary">{words.seatsLeft(formatNumber(seatsLeft))}</Badge>
  )
}
