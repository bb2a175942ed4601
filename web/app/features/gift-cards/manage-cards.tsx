import type { Answer } from '@arvand/contracts/endpoint'
import type { GiftCardDesign } from '@arvand/contracts/gift-cards'
import { exportCards, listManagedCards } from '@arvand/contracts/panel/manage-gift-cards'
import { formatDate } from '@arvand/persian/format-date'
import { formatMobile } from '@arvand/persian/mobile'
import { tomanText } from '@arvand/persian/money'
import { Plus } from 'lucide-react'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import type { ListFilter } from '../../shell/filter-bar.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Girih } from '../../ui/girih/girih.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/manage-cards'
import { faceSlugs } from './faces.ts'
import { manageCardsWords as words } from './manage-words.ts'
import { stateWords } from './words.ts'

const choices = ['bought', 'issued'] as const

export const loader = (args: Route.LoaderArgs) => loadList(listManagedCards, args)

export const action = formAction({
  export: submitTo(exportCards, { done: ({ url }) => redirectDocument(url) }),
})

export const meta = () => [{ title: titled(words.title) }]

const madeFilter: ListFilter = {
  kind: 'chips',
  name: 'made',
  label: words.which,
  all: words.all,
  options: choices.map((value) => ({ value, title: words[value] })),
}

export default function ManageCards({ loaderData, actionData }: Route.ComponentProps) {
  const { batchId } = loaderData.query.chosen
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/manage/gift-cards/new" icon={Plus}>
          {words.issue}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[{ kind: 'search', name: 'q', label: words.search }, ...(batchId ? [] : [madeFilter])]}
          news={batchId ? <BatchCodes batchId={batchId} answer={answerFor(actionData, 'export')} /> : null}
          empty={{ title: words.none }}
          nothing={{ title: words.none, text: words.noneText }}
          order={newestFirst}
          row={(card) => <CardRow key={card.id} card={card} />}
        />
      </div>
    </>
  )
}

type Managed = Answer<typeof listManagedCards>['items'][number]

function CardRow({ card }: { card: Managed }) {
  const { id, lastFour, amount, balance, state, sending, buyer, issuer, note } = card
  const whom = sending.name ?? (sending.mobile ? formatMobile(sending.mobile) : null)
  const notes = [buyer?.name ?? issuer?.name, whom, note, formatDate(card.createdAt)]
  return (
    <ListRow
      to={`/manage/gift-cards/${id}`}
      start={<SmallFace design={card.design} />}
      title={
        <>
          <bdi dir="ltr">…{lastFour}</bdi>
          <span className="ms-3">{tomanText(amount)}</span>
        </>
      }
      note={notes.filter(Boolean).join('، ')}
      end={
        state === 'active' ? (
          <span className="text-15 text-muted">
            {words.rest} {tomanText(balance)}
          </span>
        ) : (
          <Badge>{stateWords[state]}</Badge>
        )
      }
    />
  )
}

/** The cards that were issued together, with a download of their codes. */
function BatchCodes({ batchId, answer }: { batchId: string; answer: FormAnswer | undefined }) {
  return (
    <Card
      title={words.batch}
      aside={
        <TextLink to="/manage/gift-cards" className="inline-flex min-h-11 items-center">
          {words.clear}
        </TextLink>
      }
    >
      <p className="pb-4 text-14 text-muted">{words.codesHint}</p>
      <ExportForms intent="export" answer={answer} carry={{ batchId }} titles={words} />
    </Card>
  )
}

function SmallFace({ design }: { design: GiftCardDesign }) {
  return (
    <span className="relative block aspect-[8/5] w-16 shrink-0 overflow-clip rounded-small">
      <Girih slug={faceSlugs[design]} category={design} className="absolute inset-0 size-full" />
    </span>
  )
}
