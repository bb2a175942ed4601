/** A poll as its rules see it. */
export interface PollFacts {
  readonly authorId: string
  readonly choices: number
  readonly endsAt: Date
}

/** Pure: why this person may not choose this answer of a poll now. */
export function whyNotVote(poll: PollFacts, personId: string, choice: number, now: Date) {
  if (poll.authorId === personId) return 'social.own-poll'
  if (poll.endsAt <= now) return 'social.poll-over'
  return choice < poll.choices ? null : 'social.unknown-choice'
}

interface Watched {
  readonly isAuthor: boolean
  readonly mine: number | null
  readonly endsAt: Date
}

/** Pure: the result is for those who voted, for the author, and for everybody after the end. */
export const showsResult = ({ isAuthor, mine, endsAt }: Watched, now: Date): boolean =>
  isAuthor || mine !== null || endsAt <= now

const dayMs = 86_400_000

export const endOfPoll = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs)
