import { certificateKinds, certificateStates } from '@arvand/contracts/certificate-words'
import {
  listAllCertificates,
  renewAnyCertificate,
  revokeAnyCertificate,
} from '@arvand/contracts/panel/manage-certificates'
import { useLocation } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { loadList } from '../../api/load-list.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { pathWith } from '../../ui/address-with.ts'
import { Chip, Chips } from '../../ui/chips.tsx'
import type { Route } from './+types/all-issued'
import { IssuedRow, passMarkFilter } from './issued-list.tsx'
import { issuingWords, stateWords, allIssuedWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listAllCertificates, args)

export const action = formAction({
  revoke: submitTo(revokeAnyCertificate, {
    question: () => issuingWords.revokeAsk,
    done: issuingWords.revoked,
  }),
  renew: submitTo(renewAnyCertificate, { done: ({ code }) => issuingWords.renewed(code) }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** The certificates of all courses and webinars, for managers of the exams. */
export default function AllIssued({ loaderData, actionData }: Route.ComponentProps) {
  const { item, query } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        <AnswerNews answer={actionData?.done ? actionData : undefined} />
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
            {
              kind: 'chips',
              name: 'kind',
              label: words.kind,
              all: issuingWords.all,
              options: certificateKinds.map((value) => ({ value, title: words.kinds[value] })),
            },
            {
              kind: 'chips',
              name: 'state',
              label: issuingWords.states,
              all: issuingWords.all,
              options: certificateStates.map((value) => ({ value, title: stateWords[value] })),
            },
            passMarkFilter,
          ]}
          news={item ? <OnlyItem title={item.title} filter={query.filter} /> : null}
          empty={{ title: issuingWords.noneIssued, text: words.noneText }}
          nothing={{ title: words.nothing, text: words.nothingText }}
          order={newestFirst}
          row={(issued) => (
            <IssuedRow
              key={issued.code}
              issued={issued}
              of={issued.title}
              answer={actionData?.values?.certificate === issued.code ? actionData : undefined}
            />
          )}
        />
      </div>
    </>
  )
}

/** The course or webinar whose certificates alone are listed, with the way back to all. */
function OnlyItem({ title, filter }: { title: string; filter: Readonly<Record<string, string>> }) {
  const { pathname } = useLocation()
  return (
    <Chips label={words.item}>
      <Chip to={pathWith(pathname, { ...filter, itemId: null })} chosen={false} preventScrollReset>
        {issuingWords.all}
      </Chip>
      <Chip to={pathWith(pathname, filter)} chosen preventScrollReset>
        {title}
      </Chip>
    </Chips>
  )
}
