import { sql } from 'kysely'
import { listChoiceQuestions } from '#modules/exams'
import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import type { LiveDeps } from '../deps.ts'
import { findLed } from '../sessions/host-powers.ts'
import { findSessionOf } from '../sessions/sessions.ts'
import { live, type PollRow } from '../tables.ts'
import { seesResult } from './poll.ts'

const mostNames = 50

/** The polls of a session as one person sees them, the newest first. */
export async function listPolls(
  { db, clock }: Pick<LiveDeps, 'db' | 'clock'>,
  personId: string,
  sessionId: string,
  cursor?: string,
) {
  const { session, leads, isOutside } = await findSessionOf(db, sessionId, personId, clock.now())
  if (isOutside) return wholeList([])
  const rows = live(db)
    .selectFrom('live.polls as q')
    .select(['q.id', 'q.question', 'q.choices', 'q.is_multiple', 'q.is_anonymous', 'q.shows_result'])
    .select(['q.asked_at', 'q.ended_at', 'q.right_choices'])
    .where('q.session_id', '=', sessionId)
  const page = await keysetPage(rows, [desc('q.asked_at', 'instant'), desc('q.id')], cursor)
  const ids = page.items.map(({ id }) => id)
  const [votes, mine] = await Promise.all([votesOf(db, ids), choicesOf(db, ids, personId)])
  return {
    ...page,
    items: page.items.map((one) => ({
      ...{ id: one.id, question: one.question, isMultiple: one.is_multiple, isAnonymous: one.is_anonymous },
      ...{ isOver: one.ended_at !== null, showsResult: one.shows_result, askedAt: one.asked_at },
      isQuiz: one.right_choices !== null,
      ...resultOf(one, {
        right: one.ended_at !== null || session.state === 'ended' ? one.right_choices : null,
        votes: seesResult(leads, one.shows_result) ? (votes.get(one.id) ?? []) : null,
        mine: mine.get(one.id) ?? [],
      }),
    })),
  }
}

interface AskedBank {
  readonly sessionId: string
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

/** What somebody who leads may ask of their own bank. */
export async function listPollQuestions(
  deps: Pick<LiveDeps, 'db' | 'clock'>,
  personId: string,
  { sessionId, ...asked }: AskedBank,
) {
  await findLed(deps, personId, sessionId)
  return listChoiceQuestions(deps.db, personId, asked)
}

type Vote = Awaited<ReturnType<typeof readVotes>>[number]

interface Seen {
  /** Null: the result is not shown. */
  readonly votes: readonly Vote[] | null
  readonly mine: readonly number[]
  /** Null: there is none, or it is not told yet. */
  readonly right: readonly number[] | null
}

function resultOf(
  { choices, is_anonymous }: Pick<PollRow, 'choices' | 'is_anonymous'>,
  { votes, mine, right }: Seen,
) {
  return {
    voters: votes ? (votes[0]?.voters ?? 0) : null,
    choices: choices.map((text, at) => {
      const vote = votes?.find(({ choice }) => choice === at + 1)
      return {
        ...{ place: at + 1, text, isMine: mine.includes(at + 1), votes: votes ? (vote?.votes ?? 0) : null },
        isRight: right?.includes(at + 1) ?? null,
        names: is_anonymous ? [] : (vote?.names ?? []),
      }
    }),
  }
}

const votesOf = async (db: Db, pollIds: readonly string[]) =>
  Map.groupBy(await readVotes(db, pollIds), ({ poll_id }) => poll_id)

/** How often each choice was made, by whom, and how many people answered. */
async function readVotes(db: Db, pollIds: readonly string[]) {
  if (pollIds.length === 0) return []
  return live(db)
    .selectFrom('live.poll_answers as a')
    .innerJoin('live.people as p', 'p.id', 'a.person_id')
    .select(['a.poll_id', 'a.choice'])
    .select(({ fn }) => fn.countAll<number>().as('votes'))
    .select(sql<string[]>`(array_agg(p.name order by a.at, p.id))[1:${sql.lit(mostNames)}]`.as('names'))
    .select(({ selectFrom }) =>
      selectFrom('live.poll_answers as v')
        .select(({ fn }) => fn.count<number>('v.person_id').distinct().as('voters'))
        .whereRef('v.poll_id', '=', 'a.poll_id')
        .$asScalar()
        .as('voters'),
    )
    .where('a.poll_id', 'in', pollIds)
    .groupBy(['a.poll_id', 'a.choice'])
    .execute()
}

async function choicesOf(db: Db, pollIds: readonly string[], personId: string) {
  if (pollIds.length === 0) return new Map<string, number[]>()
  const rows = await live(db)
    .selectFrom('live.poll_answers')
    .select(['poll_id', 'choice'])
    .where('poll_id', 'in', pollIds)
    .where('person_id', '=', personId)
    .execute()
  const chosen = new Map<string, number[]>()
  for (const { poll_id, choice } of rows) chosen.set(poll_id, [...(chosen.get(poll_id) ?? []), choice])
  return chosen
}

export const findPoll = async (db: Db, sessionId: string, pollId: string) =>
  (await live(db)
    .selectFrom('live.polls')
    .selectAll()
    .where('id', '=', pollId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()) ?? refuse('live.unknown-poll')

/** What came out of a poll so far, in numbers. */
export async function countVotes(db: Db, { id, choices }: Pick<PollRow, 'id' | 'choices'>) {
  const votes = await readVotes(db, [id])
  return {
    voters: votes[0]?.voters ?? 0,
    votes: choices.map((_, at) => votes.find(({ choice }) => choice === at + 1)?.votes ?? 0),
  }
}
