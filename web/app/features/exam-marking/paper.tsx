import { listPaperCandidates } from '@arvand/contracts/teacher/exam-paper'
import { Printer } from 'lucide-react'
import { loadList } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { shownPoints } from '../marking/index.ts'
import type { Route } from './+types/paper'
import { ExamHead, examAddress, examCrumbs, examMeta } from './exam-head.tsx'
import { headWords } from './words/head-words.ts'
import { paperWords as words } from './words/paper-words.ts'

export const loader = ({ context, params: { examId }, url }: Route.LoaderArgs) =>
  loadList(listPaperCandidates, { context, url }, { with: { examId } })

export const handle = { crumb: examCrumbs('paper') }
export const meta = ({ loaderData }: Route.MetaArgs) => examMeta(headWords.paper, loaderData?.exam)

type Row = Route.ComponentProps['loaderData']['items'][number]

/** An exam on paper: what is printed, and whose answer sheets were entered. */
export default function Paper({ loaderData }: Route.ComponentProps) {
  const { exam, canEnter } = loaderData
  const address = examAddress(exam, 'paper')
  return (
    <>
      <ExamHead exam={exam} here="paper" lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        <p className="flex flex-wrap gap-3">
          {(['booklet', 'sheet', 'key'] as const).map((what) => (
            <ButtonLink
              key={what}
              to={`${address}/print?what=${what}`}
              variant="outline"
              size="compact"
              icon={Printer}
            >
              {words[what]}
            </ButtonLink>
          ))}
        </p>
        {canEnter ? null : <Alert>{words.onlyPrint}</Alert>}
        <PagedList
          page={loaderData}
          label={words.learners}
          filters={[{ kind: 'search', name: 'q', label: words.search }]}
          empty={{ title: words.empty, text: words.emptyText }}
          row={(row) => (
            <ListRow
              key={row.id}
              title={row.name}
              note={noteOf(row)}
              end={
                <>
                  {row.last?.isOfPaper ? <Badge>{words.ofPaper}</Badge> : null}
                  {canEnter && row.last === null ? (
                    <ButtonLink to={`${address}/${row.id}`} variant="soft" size="compact">
                      {words.enter}
                    </ButtonLink>
                  ) : null}
                </>
              }
            />
          )}
        />
      </div>
    </>
  )
}

function noteOf({ last }: Row): string {
  if (last === null) return words.none
  const { attemptId, points, most } = last
  if (attemptId === null) return words.taken
  return points === null || most === null
    ? words.waiting
    : words.scored(shownPoints(points), shownPoints(most))
}
