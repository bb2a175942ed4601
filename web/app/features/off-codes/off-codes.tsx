import { Plus } from 'lucide-react'
import { redirectDocument } from 'react-router'
import { answerFor, formText, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { sheetFormat } from '../../api/sheet-format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/off-codes'
import { discountText, usesText, windowText } from './code-text.ts'
import { sections } from './sections.ts'
import { TakeCodes } from './take-codes.tsx'
import { codeStates, type OffCode, offCodesWords as words } from './words.ts'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const q = searchParams.get('q')?.trim().slice(0, 60) ?? ''
  const [batchId, campaignId] = [searchParams.get('batch'), searchParams.get('campaign')]
  const cursor = searchParams.get('cursor')
  const api = apiOf(context)
  const [page, named] = await Promise.all([
    api.panel('manage/offCode/list', {
      ...(q ? { q } : {}),
      ...(batchId ? { batchId } : {}),
      ...(campaignId ? { campaignId } : {}),
      ...(cursor ? { cursor } : {}),
    }),
    campaignId ? api.panel('manage/campaign/names', { chosen: campaignId }) : null,
  ])
  const campaign = named?.items.find(({ id }) => id === campaignId)?.title ?? ''
  return { ...page, q, batchId, campaignId, campaign, isFirst: cursor === null }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const [batchId, campaignId] = [formText(form, 'batchId'), formText(form, 'campaignId')]
  const ask = {
    format: sheetFormat(form),
    ...(batchId ? { batchId } : {}),
    ...(campaignId ? { campaignId } : {}),
  }
  const { answer, refusal } = await attempt(actionApiOf(context).panel('manage/offCode/export', ask))
  return refusal ? refusedForm(url, form, refusal) : redirectDocument(answer.url)
}

export const meta = () => [{ title: titled(words.title) }]

export default function OffCodes({ loaderData, actionData }: Route.ComponentProps) {
  const { items, nextCursor, q, batchId, campaignId, campaign, isFirst } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/manage/off-codes/new" icon={Plus}>
          {words.make}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-5">
        <TabLinks label={words.sections} links={sections('codes')} />
        <SearchForm label={words.search} go={words.find} wish={q} />
        {batchId || campaignId ? (
          <TakeCodes
            title={batchId ? words.batch : words.campaignCodes(campaign)}
            carry={{ batchId, campaignId }}
            answer={answerFor(actionData, 'export')}
          />
        ) : null}
        {items.length === 0 ? (
          <EmptyState
            title={words.none}
            level={2}
            action={
              <ButtonLink to="/manage/off-codes" look="outline" size="compact">
                {words.clear}
              </ButtonLink>
            }
          >
            {words.noneText}
          </EmptyState>
        ) : (
          <List label={words.title}>
            {items.map((code) => (
              <CodeRow key={code.id} code={code} />
            ))}
          </List>
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ q, batch: batchId, campaign: campaignId }}
          note={words.order}
          next={words.next}
        />
      </div>
    </>
  )
}

function CodeRow({ code }: { code: OffCode }) {
  const notes = [discountText(code), windowText(code), code.campaign?.title, code.note]
  return (
    <ListRow
      to={`/manage/off-codes/${code.id}`}
      title={
        <bdi dir="ltr" className="font-title">
          {code.code}
        </bdi>
      }
      note={notes.filter(Boolean).join('، ')}
      end={
        <>
          <span className="text-15 text-muted">{usesText(code)}</span>
          {code.state === 'active' ? null : <Badge>{codeStates[code.state]}</Badge>}
        </>
      }
    />
  )
}
