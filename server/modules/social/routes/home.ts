import * as contract from '@arvand/contracts/home/social'
import { type Route, route } from '#platform/http/route'
import type { SocialDeps } from '../deps.ts'
import { viewerOf } from '../post.ts'
import { postsOfPerson } from '../posts-of-person.ts'
import { postsOfTopic } from '../posts-of-topic.ts'
import { showPost } from '../show-posts.ts'

/** Posts as anyone finds them. */
export const homeRoutes = (deps: SocialDeps): Route[] => [
  route(contract.showPost, ({ input, actor }) => showPost(deps, viewerOf(actor), input.id)),
  route(contract.listPostsOfTopic, ({ input, actor }) =>
    postsOfTopic(deps, viewerOf(actor), input.tag, input.cursor),
  ),
  route(contract.listPostsOf, ({ input, actor }) =>
    postsOfPerson(deps, viewerOf(actor), input.handle, input.cursor),
  ),
]
