import { stage as anyStage, type Stage } from '@arvand/contracts/careers'
import type { Answer } from '@arvand/contracts/endpoint'
import type { listApplicants } from '@arvand/contracts/panel/companies'
import { formatNumber } from '@arvand/persian/numbers'
import { GripVertical, NotebookPen } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { isTextDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { LoneNews } from '../../shell/action-form.tsx'
import { Persian } from '../../ui/aria/persian.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { MenuButton } from '../../ui/menu.tsx'
import { stageWords } from '../careers/index.ts'
import { boardWords as words } from './words.ts'

type Applicant = Answer<typeof listApplicants>['items'][number]

export interface Column {
  readonly stage: Stage
  readonly count: number
  readonly items: readonly Applicant[]
  readonly hasMore: boolean
}

interface BoardProps {
  readonly columns: readonly Column[]
  /** The address of the company. */
  readonly base: string
  readonly jobId: string
}

const applicantType = 'arvand-applicant'
/** Of an applicant at this stage, so that the column of the stage does not take its own. */
const typeAt = (stage: Stage): string => `${applicantType}-${stage}`

type Move = (applicant: Applicant, to: Stage) => void

/** The stages with their applicants; pointer, touch and keyboard drag them, and each has a menu that moves it too. */
export default function BoardColumns({ columns, base, jobId }: BoardProps) {
  const fetcher = useFetcher<FormAnswer>()
  const move: Move = (applicant, to) => {
    if (applicant.stage === to) return
    const sent = { intent: 'move', applicationId: applicant.id, from: applicant.stage, stage: to }
    void fetcher.submit(sent, { method: 'post' })
  }
  const shown = moved(columns, fetcher.formData)
  const all = columns.flatMap(({ items }) => items)
  return (
    <div className="grid grid-cols-1 gap-4">
      <LoneNews answer={fetcher.data} />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((column) => (
          <StageColumn key={column.stage} column={column} base={base} jobId={jobId} all={all} move={move} />
        ))}
      </div>
    </div>
  )
}

/** The columns as they will be once the move that is on its way has arrived. */
function moved(columns: readonly Column[], sent: FormData | undefined): readonly Column[] {
  const [id, to] = [sent?.get('applicationId'), sent?.get('stage')]
  const applicant = columns.flatMap(({ items }) => items).find((one) => one.id === id)
  if (!applicant) return columns
  return columns.map((column) => {
    const others = column.items.filter((one) => one !== applicant)
    if (column.stage === applicant.stage) return { ...column, items: others, count: column.count - 1 }
    if (column.stage !== to) return column
    return { ...column, items: [...others, applicant], count: column.count + 1 }
  })
}

interface ColumnProps extends Omit<BoardProps, 'columns'> {
  readonly column: Column
  readonly all: readonly Applicant[]
  readonly move: Move
}

function StageColumn({ column, base, jobId, all, move }: ColumnProps) {
  const { stage, count, items, hasMore } = column
  const name = stageWords[stage]
  const take = async (dropped: readonly { getText: (type: string) => Promise<string> }[]) => {
    for (const item of dropped) {
      const id = await item.getText(applicantType)
      const applicant = all.find((one) => one.id === id)
      if (applicant) move(applicant, stage)
    }
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        [applicantType]: String(key),
        [typeAt(stage)]: String(key),
        'text/plain': items.find(({ id }) => id === key)?.name ?? '',
      })),
    acceptedDragTypes: anyStage.options.filter((one) => one !== stage).map(typeAt),
    getDropOperation: () => 'move',
    onRootDrop: ({ items: dropped }) => void take(dropped.filter(isTextDropItem)),
  })
  return (
    <section className="min-w-0 rounded-card border border-line bg-sunken">
      <h2 className="flex items-center justify-between gap-3 px-4 py-3 text-16 font-title">
        {name}
        <span className="text-14 text-muted">{formatNumber(count)}</span>
      </h2>
      <Persian>
        <GridList
          aria-label={words.column(name, formatNumber(count))}
          items={items}
          dragAndDropHooks={dragAndDropHooks}
          keyboardNavigationBehavior="tab"
          renderEmptyState={() => <p className="py-4 text-center text-14 text-muted">{words.empty}</p>}
          className="grid min-h-16 gap-2 px-2 pb-2 outline-hidden data-drop-target:bg-primary-50 data-focus-visible:ring-2 data-focus-visible:ring-primary-600 data-focus-visible:ring-inset"
        >
          {(applicant) => (
            <GridListItem
              id={applicant.id}
              textValue={applicant.name}
              className="flex items-start gap-1 rounded-option border border-line bg-surface p-2 outline-hidden data-dragging:opacity-50 data-focus-visible:ring-2 data-focus-visible:ring-primary-600"
            >
              <ApplicantCard applicant={applicant} base={base} move={move} />
            </GridListItem>
          )}
        </GridList>
      </Persian>
      {hasMore ? (
        <TextLink
          alone
          to={`${base}/jobs/${jobId}?stage=${stage}`}
          className="flex min-h-11 items-center px-4 text-15"
        >
          {words.more}
        </TextLink>
      ) : null}
    </section>
  )
}

function ApplicantCard({ applicant, base, move }: { applicant: Applicant; base: string; move: Move }) {
  const { id, name, headline, notes, stage } = applicant
  return (
    <>
      <Button
        slot="drag"
        aria-label={words.drag(name)}
        className="grid size-10 shrink-0 noscript:hidden cursor-grab place-items-center rounded-control text-muted outline-hidden hover:bg-sunken data-focus-visible:ring-2 data-focus-visible:ring-primary-600"
      >
        <Icon of={GripVertical} />
      </Button>
      <span className="grid min-w-0 flex-1">
        <Link
          to={`${base}/applications/${id}`}
          className="inline-flex min-h-10 items-center rounded-small text-15 font-label wrap-anywhere hover:text-primary-700 hover:underline"
        >
          {name}
        </Link>
        {headline ? <span className="text-14 text-muted wrap-anywhere">{headline}</span> : null}
        {notes > 0 ? (
          <span className="inline-flex items-center gap-1.5 text-14 text-muted">
            <Icon of={NotebookPen} size={16} />
            {formatNumber(notes)}
          </span>
        ) : null}
      </span>
      <MenuButton
        label={words.move(name)}
        variant="quiet"
        entries={anyStage.options
          .filter((one) => one !== stage)
          .map((one) => ({
            key: one,
            label: words.to(stageWords[one]),
            onAction: () => move(applicant, one),
          }))}
      />
    </>
  )
}
