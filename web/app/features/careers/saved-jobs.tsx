import {
  followCompany,
  listFollowedCompanies,
  listJobAlerts,
  listSavedJobs,
  removeJobAlert,
  saveJobForLater,
} from '@arvand/contracts/panel/careers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/saved-jobs'
import { placeText } from './job-facts.tsx'
import { jobStateTones } from './tones.ts'
import { jobStateWords, savedJobsWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [page, alerts, companies] = await Promise.all([
    loadList(listSavedJobs, { context, url }),
    call(listJobAlerts, {}),
    call(listFollowedCompanies, {}),
  ])
  return { ...page, alerts: alerts.items, companies }
}

export const action = formAction({
  remove: submitTo(saveJobForLater, { done: words.removed }),
  silence: submitTo(removeJobAlert, { done: words.isOff }),
  unfollow: submitTo(followCompany, { done: words.unfollowed }),
})

export const meta = () => [{ title: titled(words.title) }]

type Loaded = Route.ComponentProps['loaderData']
/** One page of them; each has a page on which it is no longer followed. */
const shownCompanies = 10
const inRow = { variant: 'quiet', size: 'compact' } as const

/** Jobs that a person saved, the searches of which they are told, and the companies that they follow. */
export default function SavedJobs({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/jobs" variant="outline" size="compact">
          {words.jobs}
        </ButtonLink>
      </PageHead>
      {(['remove', 'silence', 'unfollow'] as const).map((intent) => (
        <LoneNews key={intent} answer={answerFor(actionData, intent)} />
      ))}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-5">
          <PagedList
            page={loaderData}
            label={words.title}
            empty={{ title: words.none, text: words.noneText }}
            row={(job) => (
              <ListRow
                key={job.id}
                to={`/jobs/${job.slug}`}
                title={job.title}
                note={`${job.company.name}، ${placeText(job)}`}
                end={
                  <>
                    {job.state === 'open' ? null : (
                      <Badge tone={jobStateTones[job.state]}>{jobStateWords[job.state]}</Badge>
                    )}
                    <ActionForm
                      intent="remove"
                      to={saveJobForLater}
                      carry={{ jobId: job.id, isSaved: 'no' }}
                      submit={words.remove}
                      button={{ ...inRow, 'aria-label': words.removeName(job.title) }}
                      className="contents"
                    />
                  </>
                }
              />
            )}
          />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Alerts alerts={loaderData.alerts} />
          <Companies companies={loaderData.companies} />
        </div>
      </div>
    </>
  )
}

const Alerts = ({ alerts }: Pick<Loaded, 'alerts'>) => (
  <Card title={words.alerts}>
    {alerts.length === 0 ? (
      <p className="text-15 text-muted">{words.noAlerts}</p>
    ) : (
      <List label={words.alerts}>
        {alerts.map(({ id, title, search }) => (
          <ListRow
            key={id}
            to={`/jobs?${new URLSearchParams(search)}`}
            title={title}
            end={
              <ActionForm
                intent="silence"
                to={removeJobAlert}
                carry={{ alertId: id }}
                submit={words.off}
                button={{ ...inRow, 'aria-label': words.offName(title) }}
                className="contents"
              />
            }
          />
        ))}
      </List>
    )}
  </Card>
)

const Companies = ({ companies: { items } }: Pick<Loaded, 'companies'>) => (
  <Card title={words.companies}>
    {items.length === 0 ? (
      <p className="text-15 text-muted">{words.noCompanies}</p>
    ) : (
      <List label={words.companies}>
        {items.map(({ id, slug, name, field }) => (
          <ListRow
            key={id}
            to={`/companies/${slug}`}
            title={name}
            note={field}
            end={
              <ActionForm
                intent="unfollow"
                to={followCompany}
                carry={{ companyId: id, isFollowing: 'no' }}
                submit={words.unfollow}
                button={{ ...inRow, 'aria-label': words.unfollowName(name) }}
                className="contents"
              />
            }
          />
        ))}
      </List>
    )}
    {items.length >= shownCompanies ? <p className="pt-3 text-14 text-muted">{words.moreCompanies}</p> : null}
  </Card>
)
