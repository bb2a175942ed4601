import { cancelRun, type listRuns, takeRun } from '@arvand/contracts/export/tables'
import { formatNumber } from '@arvand/persian/numbers'
import { Download } from 'lucide-react'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import type { Loaded } from '../../api/load-list.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PagedRows } from '../../shell/paged-rows.tsx'
import { useWatch } from '../../shell/use-watch.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { exportWords as words } from './words.ts'

type Runs = Loaded<typeof listRuns>
type Run = Runs['items'][number]

const isInProgress = ({ state }: Run): boolean => state === 'waiting' || state === 'working'

const tones: Readonly<Record<Run['state'], Tone>> = {
  waiting: 'neutral',
  working: 'primary',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
}

/** Long tables that are written by a job: how far each is, stopped while it is written, taken when it is done. */
export function LongExports({ runs, answer }: { runs: Runs; answer: FormAnswer | undefined }) {
  useWatch(runs.items.some(isInProgress))
  if (runs.items.length === 0 && runs.query.cursor === null) return null
  return (
    <section aria-labelledby="long-exports">
      <h2 id="long-exports" className="text-19 font-title">
        {words.long}
      </h2>
      <p className="pb-3 text-15 text-muted">{words.longLead}</p>
      <PagedRows page={runs} label={words.long} empty={null}>
        {(all) => (
          <ul
            aria-labelledby="long-exports"
            className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface"
          >
            {all.map((run) => (
              <OneRun
                key={run.id}
                run={run}
                now={runs.query.now}
                answer={answer?.values?.runId === run.id ? answer : undefined}
              />
            ))}
          </ul>
        )}
      </PagedRows>
    </section>
  )
}

interface OneRunProps {
  readonly run: Run
  readonly now: number
  readonly answer: FormAnswer | undefined
}

function OneRun({ run, now, answer }: OneRunProps) {
  const { id, title, format, state, rows, rowsWritten, createdAt } = run
  return (
    <li className="grid grid-cols-1 gap-3 px-4.5 py-4 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_12rem]">
          <p className="text-16 font-label leading-relaxed">{title}</p>
          <p className="text-14 text-muted">
            {words.formats[format]}، <TimeAgo at={createdAt} now={now} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
          {isInProgress(run) ? (
            <ActionForm
              intent="cancel"
              to={cancelRun}
              answer={answerFor(answer, 'cancel')}
              carry={{ runId: id }}
              submit={words.cancel}
              button={{ variant: 'outline', size: 'compact', 'aria-label': words.cancelOf(title) }}
            />
          ) : null}
          {state === 'done' ? (
            <ActionForm
              intent="take"
              to={takeRun}
              answer={answerFor(answer, 'take')}
              carry={{ runId: id }}
              submit={words.take}
              button={{ variant: 'soft', size: 'compact', icon: Download, 'aria-label': words.takeOf(title) }}
            />
          ) : null}
        </div>
      </div>
      {isInProgress(run) ? (
        <ProgressBar
          compact
          label={words.progress}
          share={rows === 0 ? 0 : (rowsWritten * 100) / rows}
          note={words.rowsOf(formatNumber(rowsWritten), formatNumber(rows))}
        />
      ) : null}
      {state === 'failed' ? <p className="text-15 text-danger">{words.failed}</p> : null}
    </li>
  )
}
