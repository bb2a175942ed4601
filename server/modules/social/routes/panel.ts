import * as contract from '@arvand/contracts/panel/social'
import { type Route, route } from '#platform/http/route'
import { listAudiences } from '../audiences.ts'
import { blockPerson, listBlocked } from '../block-person.ts'
import { bookmarkPost } from '../bookmark-post.ts'
import type { SocialDeps } from '../deps.ts'
import { discussPost } from '../discuss-post.ts'
import { listFeed } from '../feed.ts'
import { followPerson } from '../follow-person.ts'
import { followTopic, listFollowedTopics } from '../follow-topic.ts'
import { listMuted, mutePerson } from '../mute-person.ts'
import { viewerOf } from '../post.ts'
import { vote } from '../vote.ts'
import { writePost } from '../write-post.ts'

/** The feed, writing, following, muting and blocking. */
export const panelRoutes = (deps: SocialDeps): Route[] => [
  route(contract.listFeed, ({ input, actor }) =>
    listFeed(deps, { ...viewerOf(actor), personId: actor.personId }, input),
  ),
  route(contract.writePost, ({ input, request }) => writePost(deps, request, input)),
  route(contract.listAudiences, ({ input, actor }) => listAudiences(deps.db, actor.personId, input.lessonId)),
  route(contract.discussPost, ({ input, actor }) =>
    discussPost(deps, viewerOf(actor), actor.personId, input.postId),
  ),
  route(contract.bookmarkPost, ({ input, actor }) =>
    bookmarkPost(deps, viewerOf(actor), actor.personId, input),
  ),
  route(contract.votePost, ({ input, actor }) => vote(deps, viewerOf(actor), actor.personId, input)),
  route(contract.followPerson, ({ input, actor }) =>
    followPerson(deps, actor.personId, input.personId, input.on),
  ),
  route(contract.followTopic, ({ input, actor }) =>
    followTopic(deps, viewerOf(actor), actor.personId, input),
  ),
  route(contract.listFollowedTopics, ({ input, actor }) =>
    listFollowedTopics(deps.db, actor.personId, input.cursor),
  ),
  route(contract.blockPerson, ({ input, actor }) =>
    blockPerson(deps, actor.personId, input.personId, input.on),
  ),
  route(contract.mutePerson, ({ input, actor }) =>
    mutePerson(deps, actor.personId, input.personId, input.on),
  ),
  route(contract.listMuted, ({ input, actor }) => listMuted(deps.db, actor.personId, input.cursor)),
  route(contract.listBlocked, ({ input, actor }) => listBlocked(deps.db, actor.personId, input.cursor)),
]
