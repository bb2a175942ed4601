import {
  listIssuedOfWebinar,
  listWaitingOfWebinar,
  showWebinarTemplate,
} from '@arvand/contracts/teacher/webinar-certificates'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { formAction } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/webinar-issuing'
import { IssuedList } from './issued-list.tsx'
import { issuingActions } from './issuing-actions.ts'
import { ListForm } from './list-form.tsx'
import { WaitingList } from './waiting-list.tsx'
import { webinarCrumbs, webinarMeta } from './webinar-head.ts'
import { issuingWords, webinarIssuingWords as words } from './words.ts'

/** The query parameter with the cursor of those who wait. */
const waitingCursor = 'waiting'

export async function loader({ context, params: { webinarId }, url }: Route.LoaderArgs) {
  const of = { context, url }
  const [head, issued, waiting] = await Promise.all([
    callerOf(context)(showWebinarTemplate, { webinarId }),
    loadList(listIssuedOfWebinar, of, { with: { webinarId }, keep: [waitingCursor] }),
    loadList(listWaitingOfWebinar, of, {
      with: { webinarId },
      cursorName: waitingCursor,
      keep: ['cursor', 'state'],
    }),
  ])
  return { webinar: head.webinar, template: head.template, issued, waiting }
}

export const action = formAction(issuingActions)

export const handle = { crumb: webinarCrumbs(issuingWords.title) }
export const meta = ({ loaderData }: Route.MetaArgs) => webinarMeta(issuingWords.title, loaderData?.webinar)

interface Attended {
  readonly minutes: number
  readonly ofMinutes: number
  readonly isEnough: boolean
}

const noted = <Person extends Attended>(person: Person) => {
  const { minutes, ofMinutes, isEnough } = person
  const note = isEnough ? words.enough : words.notEnough
  return { ...person, note: note(formatNumber(minutes), formatNumber(ofMinutes)) }
}

/** The certificates of a webinar: who waits for one, and those that are issued. */
export default function WebinarIssuing({ loaderData, actionData }: Route.ComponentProps) {
  const { webinar, template, issued, waiting } = loaderData
  const templatePage = `/teach/classes/webinars/${webinar.id}/certificates/template`
  const rule = template && (template.isAutomatic ? words.automatic : words.byHand)
  return (
    <>
      <PageHead
        title={issuingWords.title}
        lead={template && rule ? rule(formatPercent(template.leastPercent)) : words.lead}
      >
        {template ? (
          <ButtonLink to={templatePage} variant="outline" size="compact">
            {issuingWords.template}
          </ButtonLink>
        ) : null}
      </PageHead>
      {template ? (
        <div className="grid grid-cols-1 gap-8">
          <AnswerNews answer={actionData?.done ? actionData : undefined} />
          <WaitingList
            page={{ ...waiting, items: waiting.items.map(noted) }}
            lead={words.waitingLead}
            nobody={webinar.state === 'ended' ? words.nobodyWaits : words.notEnded}
            templateId={template.id}
            answer={actionData}
          />
          <ListForm templateId={template.id} answer={answerFor(actionData, 'check')} />
          <IssuedList page={issued} answer={actionData} />
        </div>
      ) : (
        <EmptyState
          level={2}
          title={words.noTemplate}
          action={<ButtonLink to={templatePage}>{issuingWords.makeTemplate}</ButtonLink>}
        >
          {words.noTemplateText}
        </EmptyState>
      )}
    </>
  )
}
