import { exportOffCodes, listOffCodes, nameCampaigns } from '@arvand/contracts/panel/manage-off-codes'
import { Plus } from 'lucide-react'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/off-codes'
import { discountText, usesText, windowText } from './code-text.ts'
import { sections } from './sections.ts'
import { TakeCodes } from './take-codes.tsx'
import { codeStates, type OffCode, offCodesWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const campaignId = url.searchParams.get('campaignId')
  const [page, named] = await Promise.all([
    loadList(listOffCodes, { context, url }),
    campaignId ? callerOf(context)(nameCampaigns, { chosen: campaignId }) : null,
  ])
  return { ...page, campaign: named?.items.find(({ id }) => id === campaignId)?.title ?? '' }
}

export const action = formAction({
  export: submitTo(exportOffCodes, { done: ({ url }) => redirectDocument(url) }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function OffCodes({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign, query } = loaderData
  const { batchId = null, campaignId = null } = query.chosen
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/manage/off-codes/new" icon={Plus}>
          {words.make}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-5">
        <TabLinks label={words.sections} links={sections('codes')} />
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[{ kind: 'search', name: 'q', label: words.search }]}
          news={
            batchId || campaignId ? (
              <TakeCodes
                title={batchId ? words.batch : words.campaignCodes(campaign)}
                carry={{ batchId, campaignId }}
                answer={answerFor(actionData, 'export')}
              />
            ) : null
          }
          empty={{ title: words.none }}
          nothing={{ title: words.none, text: words.noneText }}
          order={newestFirst}
          row={(code) => <CodeRow key={code.id} code={code} />}
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
