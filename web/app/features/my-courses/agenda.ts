import type { Answer } from '@arvand/contracts/endpoint'
import type { showAgenda } from '@arvand/contracts/panel/courses'
import { formatNumber } from '@arvand/persian/numbers'
import { agendaWords as words } from './words.ts'

export type AgendaItem = Answer<typeof showAgenda>['items'][number]

/** «باز شدن دترمینان و ۲ درس دیگر» */
export function agendaInWords({ kind, title, count }: AgendaItem): string {
  const [more, unit] = words.more
  const others = count > 1 ? ` ${more} ${formatNumber(count - 1)} ${unit}` : ''
  return kind === 'event' ? title : `${words[kind][0]} ${title}${others}`
}
