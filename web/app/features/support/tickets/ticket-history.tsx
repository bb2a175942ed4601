import type { Answer } from '@arvand/contracts/endpoint'
import type { showTicket } from '@arvand/contracts/support/tickets'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { departments, ticketsWords } from '../words.ts'
import { priorities, staffStates, staffWords as words } from './ticket-words.ts'

export function Panel({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4.5">
      <h2 className="text-17 font-title">{title}</h2>
      {children}
    </section>
  )
}

type Change = Answer<typeof showTicket>['changes'][number]

/** What was done with a ticket, by whom and when. */
export function TicketHistory({ changes, now }: { changes: readonly Change[]; now: number }) {
  return (
    <Panel title={words.history}>
      {changes.length === 0 ? (
        <p className="text-15 text-muted">{words.noHistory}</p>
      ) : (
        <ol className="grid gap-2 text-15">
          {changes.map((change) => (
            <li key={change.id} className="flex flex-wrap gap-x-3 wrap-anywhere">
              <span>{textOf(change)}</span>
              {change.by === null ? null : <span className="text-muted">{ticketsWords.by(change.by)}</span>}
              <span className="text-muted">
                <TimeAgo at={change.at} now={now} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

function textOf({ act, state, detail }: Change): string {
  if (act === 'state') return state === null ? '' : staffStates[state]
  if (act !== 'sorted') return words.acts[act](detail ?? '')
  const [department, priority] = (detail ?? '').split(' ')
  return [named(departments, department), named(priorities, priority)].join('، ')
}

const named = (names: Readonly<Record<string, string>>, key = ''): string => names[key] ?? key
