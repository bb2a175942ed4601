import { findChoiceQuestion } from '#modules/exams'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import type { RateRule } from '#platform/rate-limits'
import { refuse, refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { findLed } from '../sessions/host-powers.ts'
import { sendAll, tellAll } from '../sessions/people-in.ts'
import { findInside, findSessionOf } from '../sessions/sessions.ts'
import { live } from '../tables.ts'
import { whyNotAnswer, whyNotAsk, whyNotAskQuestion } from './poll.ts'
import { countVotes, findPoll } from './poll-queries.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'live' | 'limits'>

/** Minds are changed, but not faster. */
const answers: RateRule = { name: 'live.answer-poll', times: 30, seconds: 60 }

interface Asked {
  readonly sessionId: string
  readonly question: string
  readonly choices: readonly string[]
  readonly isMultiple: boolean
  readonly isAnonymous: boolean
}

export async function askPoll(deps: Deps, request: RepeatedRequest, asked: Asked) {
  await findLed(deps, request.personId, asked.sessionId)
  return storePoll(deps, request, { ...asked, id: newId() })
}

interface AskedOfBank {
  readonly sessionId: string
  readonly questionId: string
  readonly isAnonymous: boolean
}

/** Asks a question of the host's own bank, with its right choices. */
export async function askQuestion(deps: Deps, request: RepeatedRequest, asked: AskedOfBank) {
  const { sessionId, questionId, isAnonymous } = asked
  await findLed(deps, request.personId, sessionId)
  const id = newId()
  const found = await findChoiceQuestion(deps.db, { ownerId: request.personId, questionId }, id)
  if (found === 'unknown') return refuse('live.unknown-question')
  if (found === 'not-in-words') return refuse('live.question-not-in-words')
  refuseIf(whyNotAskQuestion(found))
  const { text: question, choices, isMultiple, right } = found
  return storePoll(deps, request, { id, sessionId, question, choices, isMultiple, isAnonymous, right })
}

interface Stored extends Asked {
  readonly id: string
  readonly right?: readonly number[]
}

async function storePoll(deps: Deps, request: RepeatedRequest, poll: Stored) {
  const { id, sessionId, question, choices, isMultiple, isAnonymous, right = null } = poll
  const told = await transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'a day', async () => {
      const counted = await live(tx)
        .selectFrom('live.polls')
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .where('session_id', '=', sessionId)
        .executeTakeFirstOrThrow()
      refuseIf(whyNotAsk(counted.all))
      await live(tx)
        .insertInto('live.polls')
        .values({
          ...{ id, session_id: sessionId, question, choices: [...choices], asked_at: deps.clock.now() },
          ...{ is_multiple: isMultiple, is_anonymous: isAnonymous, right_choices: right && [...right] },
        })
        .execute()
      return { pollId: id }
    }),
  )
  await tellAll(deps, sessionId)
  return told
}

interface OfPoll {
  readonly sessionId: string
  readonly pollId: string
}

/** Answers, or answers otherwise than before. */
export async function answerPoll(
  deps: Deps,
  personId: string,
  { sessionId, pollId, choices }: OfPoll & { readonly choices: readonly number[] },
): Promise<Record<string, never>> {
  await deps.limits.take(answers, personId)
  await findInside(deps, personId, sessionId)
  const poll = await transaction(deps.db, async (tx) => {
    const found = await findPoll(tx, sessionId, pollId)
    // Under its lock, so that nobody answers after its end, and two answers of one person do not mix.
    const locked = await live(tx)
      .selectFrom('live.polls')
      .selectAll()
      .where('id', '=', found.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    refuseIf(whyNotAnswer(locked, choices))
    await live(tx)
      .deleteFrom('live.poll_answers')
      .where('poll_id', '=', pollId)
      .where('person_id', '=', personId)
      .execute()
    await live(tx)
      .insertInto('live.poll_answers')
      .values(
        choices.map((choice) => ({ poll_id: pollId, person_id: personId, choice, at: deps.clock.now() })),
      )
      .execute()
    return locked
  })
  const counted = await countVotes(deps.db, poll)
  await sendAll(deps, 'livePoll', { sessionId, pollId, ...counted }, !poll.shows_result)
  return {}
}

/** Shows the result to participants, or hides it; also after the class. */
export async function showResult(
  deps: Deps,
  personId: string,
  { sessionId, pollId, shows }: OfPoll & { readonly shows: boolean },
): Promise<Record<string, never>> {
  await ofLeader(deps, personId, { sessionId, pollId })
  await live(deps.db)
    .updateTable('live.polls')
    .set({ shows_result: shows })
    .where('id', '=', pollId)
    .execute()
  await tellAll(deps, sessionId)
  return {}
}

export async function endPoll(deps: Deps, personId: string, of: OfPoll): Promise<Record<string, never>> {
  await ofLeader(deps, personId, of)
  await live(deps.db)
    .updateTable('live.polls')
    .set({ ended_at: deps.clock.now() })
    .where('id', '=', of.pollId)
    .where('ended_at', 'is', null)
    .execute()
  await tellAll(deps, of.sessionId)
  return {}
}

/** Refuses all but those who lead the poll's session. */
async function ofLeader({ db, clock }: Deps, personId: string, { sessionId, pollId }: OfPoll): Promise<void> {
  const { leads } = await findSessionOf(db, sessionId, personId, clock.now())
  if (!leads) refuse('live.only-host')
  await findPoll(db, sessionId, pollId)
}
