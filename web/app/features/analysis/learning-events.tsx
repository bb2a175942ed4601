import { learningEventType, listLearningEvents } from '@arvand/contracts/analysis/learning'
import { formatDateTime } from '@arvand/persian/format-date'
import { loadList } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/learning-events'
import { AnalysisHead } from './analysis-head.tsx'
import { usePersonPath } from './person-path.ts'
import { analysisWords, learningWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listLearningEvents, args)

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(`${words.title}، ${analysisWords.title}`) }]

/** What people completed, passed, attended and earned. */
export default function LearningEvents({ loaderData }: Route.ComponentProps) {
  const personPath = usePersonPath()
  return (
    <>
      <AnalysisHead here="learning" />
      <PagedList
        page={loaderData}
        label={words.title}
        filters={[
          {
            ...{ kind: 'chips', name: 'type', label: words.kind, all: words.every },
            options: learningEventType.options.map((value) => ({ value, title: words.types[value] })),
          },
        ]}
        empty={{ title: words.empty, text: words.emptyText }}
        nothing={{ title: words.nothing }}
        order={newestFirst}
        row={({ id, type, personId, name, courseTitle, at }) => (
          <ListRow
            key={id}
            to={personPath(personId)}
            title={name}
            note={[courseTitle, formatDateTime(at)].filter(Boolean).join('، ')}
            end={<span className="pointer-events-none">{words.types[type]}</span>}
          />
        )}
      />
    </>
  )
}
