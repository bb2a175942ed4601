import { listRanking } from '@arvand/contracts/teacher/exam-ranking'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/ranking'
import { ExamHead, examCrumbs, examMeta } from './exam-head.tsx'
import { LessonFigures, RankingRows } from './ranking/ranking-rows.tsx'
import { headWords } from './words/head-words.ts'
import { rankingWords as words } from './words/ranking-words.ts'

export const loader = ({ context, params: { examId }, url }: Route.LoaderArgs) =>
  loadList(listRanking, { context, url }, { with: { examId } })

export const handle = { crumb: examCrumbs('ranking') }
export const meta = ({ loaderData }: Route.MetaArgs) => examMeta(headWords.ranking, loaderData?.exam)

/** Those who sat a booklet of an exam in Konkur mode, the best first. */
export default function Ranking({ loaderData }: Route.ComponentProps) {
  const { exam, fields, fieldId, subgroupId, sat } = loaderData
  const subgroups = fields.find(({ id }) => id === fieldId)?.subgroups ?? []
  return (
    <>
      <ExamHead exam={exam} here="ranking" lead={sat > 0 ? words.lead(formatNumber(sat)) : undefined} />
      <div className="grid grid-cols-1 gap-5">
        {fields.length > 1 ? (
          <TabLinks
            label={words.fields}
            links={fields.map(({ id, title }) => ({
              ...{ to: `?fieldId=${id}`, title },
              here: id === fieldId,
            }))}
          />
        ) : null}
        {subgroups.length > 1 ? (
          <TabLinks
            label={words.subgroups}
            links={subgroups.map(({ id, title }) => ({
              ...{ to: `?fieldId=${fieldId}&subgroupId=${id}`, title },
              here: id === subgroupId,
            }))}
          />
        ) : null}
        <PagedList page={loaderData} label={words.list} empty={{ title: words.empty, text: words.emptyText }}>
          {(rows) => <RankingRows rows={rows} lessons={loaderData.lessons} />}
        </PagedList>
        {sat > 0 ? <LessonFigures lessons={loaderData.lessons} /> : null}
        <p className="text-14 text-muted">{words.own}</p>
      </div>
    </>
  )
}
