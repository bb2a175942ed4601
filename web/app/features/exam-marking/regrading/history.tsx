import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Card } from '../../../ui/card.tsx'
import { regradingWords as words } from '../words/regrading-words.ts'
import type { ShownRegrade } from './shown-regrade.ts'

/** What was decided of a question, the newest first. */
export const History = ({ history }: Pick<ShownRegrade, 'history'>) =>
  history.length === 0 ? null : (
    <Card title={words.history}>
      <ol className="grid gap-4">
        {history.map(({ id, ruling, reason, by, at, changed }) => (
          <li key={id} className="grid gap-1 text-15">
            <p className="font-label">{words.ruling[ruling]}</p>
            <p className="bidi-plain whitespace-pre-line">{reason}</p>
            <p className="text-14 text-muted">
              {words.historyLine(by ?? words.goneAccount, formatDateTime(at))} ·{' '}
              {words.changed(formatNumber(changed))}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
