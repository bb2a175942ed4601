import { worker } from '#platform/jobs'
import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import type { SocialDeps } from './deps.ts'
import { discussedPosts } from './discussed-posts.ts'
import { feedTopic } from './open-feeds.ts'
import { postFileRight, postFiles, postPictures } from './post-files.ts'
import { previewLink, previewLinkKind } from './previews/preview-link.ts'
import { homeRoutes } from './routes/home.ts'
import { panelRoutes } from './routes/panel.ts'
import { rssRoutes } from './rss.ts'
import { searchPosts } from './search-posts.ts'
import { socialNoticeTypes } from './social-notice-types.ts'
import { socialPersonalData } from './social-personal-data.ts'
import { socialSettingsPlug } from './social-settings.ts'
import { topicPages } from './topic-pages.ts'

/** The feed: posts, and who follows or blocks whom. */
export const socialModule = (deps: SocialDeps): Module => ({
  name: 'social',
  routes: [...panelRoutes(deps), ...homeRoutes(deps)],
  workers: [worker(previewLinkKind, ({ postId }, signal) => previewLink(deps, postId, signal))],
  topics: [feedTopic(deps)],
  standardRoutes: rssRoutes(deps),
})

export const socialOffer = (deps: SocialDeps): Offer => ({
  module: () => socialModule(deps),
  discussed: [discussedPosts(deps)],
  fileRights: [postFileRight],
  fileUsers: [postFiles],
  fileUses: [postPictures],
  noticeTypes: [socialNoticeTypes],
  personalData: [socialPersonalData(deps)],
  searchSources: [searchPosts(deps.db)],
  settings: [socialSettingsPlug],
  sitePages: [topicPages],
})
