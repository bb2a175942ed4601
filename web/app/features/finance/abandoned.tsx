import type { Answer } from '@arvand/contracts/endpoint'
import { abandonedStep, exportAbandoned, listAbandoned } from '@arvand/contracts/panel/manage-abandoned'
import { localDigits } from '@arvand/persian/digits'
import { formatDate, formatDateTime } from '@arvand/persian/format-date'
import { formatMobile } from '@arvand/persian/mobile'
import { priceText } from '@arvand/persian/money'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ChosenDays } from '../../shell/chosen-days.tsx'
import { ExportForms } from '../../shell/export-forms.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Fold } from '../../ui/fold.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/abandoned'
import { abandonedWords as words } from './abandoned-words.ts'

const MadeDays = laterPart(async () => ({ default: (await import('./made-days.tsx')).MadeDays }))

export const loader = (args: Route.LoaderArgs) => loadList(listAbandoned, args)

// The file is not a page of this app, so the browser must load it as a document.
export const action = formAction({
  sheet: submitTo(exportAbandoned, { done: ({ url }) => redirectDocument(url) }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

const laters = ['bought', 'not'] as const

export default function AbandonedFactors({ loaderData, actionData }: Route.ComponentProps) {
  const { filter } = loaderData.query
  const { from, to, ...rest } = filter
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            { kind: 'search', name: 'q', label: words.search },
            {
              kind: 'chips',
              name: 'step',
              label: words.stepOf,
              all: words.allSteps,
              options: abandonedStep.options.map((value) => ({ value, title: words.steps[value] })),
            },
            {
              kind: 'chips',
              name: 'later',
              label: words.laterOf,
              all: words.allBuyers,
              options: laters.map((value) => ({ value, title: words.laters[value] })),
            },
          ]}
          news={
            <>
              <Fold label={words.days}>
                <MadeDays from={from} to={to} rest={rest} />
              </Fold>
              <ChosenDays filter={filter} lead={words.madeIn} />
            </>
          }
          empty={{ title: words.empty, text: words.emptyText }}
          nothing={{ title: words.nothing, text: words.nothingText }}
          order={newestFirst}
          row={(factor) => <AbandonedRow key={factor.id} factor={factor} />}
        />
        {loaderData.items.length > 0 ? (
          <ExportForms
            intent="sheet"
            to={exportAbandoned}
            answer={answerFor(actionData, 'sheet')}
            carry={filter}
            titles={words.sheets}
          />
        ) : null}
      </div>
    </>
  )
}

type Abandoned = Answer<typeof listAbandoned>['items'][number]

const tones: Readonly<Record<Abandoned['step'], Tone>> = {
  made: 'neutral',
  atBank: 'accent',
  failed: 'warning',
}

/** A factor, whose it was, how far it came, and what its buyer paid later. */
function AbandonedRow({
  factor: { id, title, total, createdAt, buyer, step, later },
}: {
  factor: Abandoned
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5 py-4 md:px-6">
      <div className="grid min-w-0 flex-[1_1_14rem] gap-0.5">
        <p className="text-16 font-label wrap-anywhere">
          <TextLink to={`/manage/finance/factors/${id}`}>{title}</TextLink>
        </p>
        <p className="text-14 text-muted">
          {[buyer.name, formatDateTime(createdAt)].filter(Boolean).join('، ')}
          {buyer.mobile ? (
            <>
              {'، '}
              <bdi className="ltr-run">{formatMobile(buyer.mobile)}</bdi>
            </>
          ) : null}
        </p>
        {later ? (
          <p className="text-14 text-success">
            {words.boughtAt(formatDate(later.at))}{' '}
            <TextLink to={`/manage/finance/factors/${later.factorId}`}>
              {words.number(localDigits(later.number))}
            </TextLink>
          </p>
        ) : null}
      </div>
      <span className="font-label md:min-w-38">{priceText(total)}</span>
      <span className="flex md:w-36 md:justify-end">
        <Badge tone={tones[step]}>{words.steps[step]}</Badge>
      </span>
    </li>
  )
}
