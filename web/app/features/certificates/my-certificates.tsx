import type { Answer } from '@arvand/contracts/endpoint'
import { listMyCertificates, shareGrade } from '@arvand/contracts/panel/certificates'
import { formatDate } from '@arvand/persian/format-date'
import { Award } from 'lucide-react'
import { formAction, submitTo } from '../../api/form-action.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button-variant.ts'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/my-certificates'
import { gradeText } from './grade.ts'
import { stateLooks } from './state.ts'
import { stateWords, myCertificatesWords as words } from './words.ts'

type Mine = Answer<typeof listMyCertificates>['items'][number]

export const loader = (args: Route.LoaderArgs) => loadList(listMyCertificates, args)

export const action = formAction({
  share: submitTo(shareGrade, {
    with: ({ text }) => ({ code: text('code'), shares: text('shares') === 'yes' }),
    done: ({ certificate }) => (certificate.sharesGrade ? words.shared : words.hidden),
  }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function MyCertificates({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          news={<AnswerNews answer={actionData?.done ? actionData : undefined} />}
          empty={{
            title: words.empty,
            text: words.emptyText,
            action: <ButtonLink to="/panel/courses">{words.courses}</ButtonLink>,
          }}
          order={newestFirst}
          row={(mine) => (
            <MineRow
              key={mine.code}
              mine={mine}
              answer={actionData?.values?.certificate === mine.code ? actionData : undefined}
            />
          )}
        />
      </div>
    </>
  )
}

const MineRow = ({ mine, answer }: { mine: Mine; answer: FormAnswer | undefined }) => {
  const { code, kind, title, state, issuedAt, expiresAt, grade, pdf } = mine
  const look = stateLooks[state]
  return (
    <ListRow
      to={`/certificates/${code}`}
      start={
        <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-accent-100 text-accent-800">
          <Icon of={Award} />
        </span>
      }
      title={title}
      note={
        <>
          {kind === 'webinar' ? `${words.webinar} · ` : null}
          <bdi dir="ltr">{code}</bdi>
          {' · '}
          {words.issued(formatDate(issuedAt))}
          {expiresAt ? ` · ${words.until(formatDate(expiresAt))}` : null}
          {grade === null ? null : ` · ${words.grade(gradeText(grade))}`}
        </>
      }
      end={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={look.tone} icon={look.icon}>
            {stateWords[state]}
          </Badge>
          {state === 'revoked' ? null : (
            <>
              {grade === null ? null : <ShareForm mine={mine} answer={answer} />}
              <a
                href={pdf}
                aria-label={words.pdfOf(title)}
                className={buttonClasses({ variant: 'quiet', size: 'compact' })}
              >
                {words.pdf}
              </a>
            </>
          )}
        </span>
      }
    />
  )
}

const ShareForm = ({
  mine: { code, title, sharesGrade },
  answer,
}: {
  mine: Mine
  answer: FormAnswer | undefined
}) => (
  <ActionForm
    intent="share"
    to={shareGrade}
    answer={answer}
    carry={{ code, certificate: code, shares: sharesGrade ? 'no' : 'yes' }}
    submit={sharesGrade ? words.hide : words.share}
    button={{
      variant: 'quiet',
      size: 'compact',
      'aria-label': sharesGrade ? words.hideOf(title) : words.shareOf(title),
    }}
    className="grid gap-2"
  />
)
