import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [
    route('contact', 'features/support/contact.tsx'),
    route('help', 'features/support/help/help.tsx'),
    route('help/:slug', 'features/support/help/help-article.tsx'),
  ],
  panel: [
    route('panel/tickets', 'features/support/tickets/my-tickets.tsx'),
    route('panel/tickets/new', 'features/support/tickets/new-ticket.tsx'),
    route('panel/tickets/:ticketId', 'features/support/tickets/ticket.tsx'),
  ],
  manager: [
    route('manage/tickets', 'features/support/manage-tickets.tsx'),
    route('manage/tickets/answers', 'features/support/tickets/canned-answers.tsx'),
    route('manage/tickets/levels', 'features/support/tickets/service-levels.tsx'),
    route('manage/tickets/figures', 'features/support/figures/figures.tsx'),
    route('manage/tickets/figures/list', 'features/support/figures/figure-list.tsx'),
    route('manage/help', 'features/support/help/manage-help.tsx'),
    route('manage/help/:articleId', 'features/support/help/help-editor.tsx'),
    route('manage/help/:articleId/versions/:number', 'features/support/help/help-version.tsx'),
    route('manage/tickets/:ticketId', 'features/support/tickets/manage-ticket.tsx'),
  ],
}
