import { certificateStates } from '@arvand/contracts/certificate-words'
import { type listIssued, renewCertificate, revokeCertificate } from '@arvand/contracts/teacher/certificates'
import type { listIssuedOfWebinar } from '@arvand/contracts/teacher/webinar-certificates'
import { formatDate } from '@arvand/persian/format-date'
import type { FormAnswer } from '../../api/form-answer.ts'
import type { Loaded } from '../../api/load-list.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Fold } from '../../ui/fold.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { stateLooks } from './state.ts'
import { stateWords, issuingWords as words } from './words.ts'

type Page = Loaded<typeof listIssued> | Loaded<typeof listIssuedOfWebinar>
type Issued = Page['items'][number]

interface IssuedListProps {
  readonly page: Page
  readonly answer: FormAnswer | undefined
  /** An exam earns them. */
  readonly byExam?: boolean
}

/** Certificates of an exam whose holders do not pass any more. */
export const passMarkFilter = {
  kind: 'chips' as const,
  name: 'passMark',
  label: words.passMark,
  all: words.all,
  options: [{ value: 'below', title: words.belowPassMark }],
}

/** The certificates of a course or a webinar, each with what its teacher may do about it. */
export const IssuedList = ({ page, answer, byExam = false }: IssuedListProps) => (
  <section aria-labelledby="issued" className="grid gap-4">
    <h2 id="issued" className="text-21 font-heading">
      {words.list}
    </h2>
    <PagedList
      page={page}
      label={words.list}
      level={3}
      filters={[
        {
          kind: 'chips',
          name: 'state',
          label: words.states,
          all: words.all,
          options: certificateStates.map((value) => ({ value, title: stateWords[value] })),
        },
        ...(byExam ? [passMarkFilter] : []),
      ]}
      empty={{ title: words.noneIssued, text: words.noneIssuedText }}
      nothing={{ title: words.noneInState, text: words.noneInStateText }}
      order={newestFirst}
      row={(issued) => (
        <IssuedRow
          key={issued.code}
          issued={issued}
          answer={answer?.values?.certificate === issued.code ? answer : undefined}
        />
      )}
    />
  </section>
)

interface IssuedRowProps {
  readonly issued: Issued
  /** What is certified, where certificates of several stand together. */
  readonly of?: string
  readonly answer: FormAnswer | undefined
}

export function IssuedRow({ issued, of, answer }: IssuedRowProps) {
  const { code, holder, state, issuedAt, isBelowPassMark } = issued
  const look = stateLooks[state]
  return (
    <ListRow
      to={`/certificates/${code}`}
      title={holder}
      note={
        <>
          <bdi dir="ltr">{code}</bdi>
          {of === undefined ? null : ` · ${of}`}
          {' · '}
          {words.on(formatDate(issuedAt))}
        </>
      }
      end={
        <span className="flex flex-wrap items-center gap-2">
          {isBelowPassMark ? <Badge tone="warning">{words.belowPassMark}</Badge> : null}
          <Badge tone={look.tone} icon={look.icon}>
            {stateWords[state]}
          </Badge>
          <Changes issued={issued} answer={answer} />
        </span>
      }
    />
  )
}

function Changes({
  issued: { code, holder, state, whyNotRenew },
  answer,
}: {
  issued: Issued
  answer: FormAnswer | undefined
}) {
  if (state === 'revoked') return null
  // A field called «code» is taken for a secret and never comes back, so the row is known by another.
  const carry = { code, certificate: code }
  const of = (intent: string) => (answer?.intent === intent ? answer : undefined)
  return (
    <>
      {whyNotRenew ? null : (
        <ActionForm
          intent="renew"
          to={renewCertificate}
          answer={of('renew')}
          carry={carry}
          submit={words.renew}
          button={{ variant: 'quiet', size: 'compact', 'aria-label': words.renewOf(holder) }}
          className="grid gap-2"
        />
      )}
      <Fold
        label={
          <>
            {words.revoke}
            <span className="sr-only">: {holder}</span>
          </>
        }
        variant="quiet"
        open={of('revoke') !== undefined}
        group="revoke"
      >
        <ConfirmedForm
          intent="revoke"
          to={revokeCertificate}
          answer={of('revoke')}
          carry={carry}
          question={() => words.revokeAsk}
          submit={words.revokeNow}
          button={{ variant: 'danger', size: 'compact', 'aria-label': words.revokeOf(holder) }}
          className="grid gap-3"
        >
          <TextArea name="reason" label={words.reason} description={words.reasonHint} rows={2} />
        </ConfirmedForm>
      </Fold>
    </>
  )
}
