import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  public: [
    route('jobs', 'features/careers/jobs.tsx'),
    route('jobs/:slug', 'features/careers/job.tsx'),
    route('companies', 'features/careers/companies.tsx'),
    route('companies/:slug', 'features/careers/company.tsx'),
    route('u/:handle/resume', 'features/careers/public-resume.tsx'),
  ],
  panel: [
    route('panel/saved-jobs', 'features/careers/saved-jobs.tsx'),
    route('panel/skills', 'features/careers/skills.tsx'),
    route('panel/applications', 'features/careers/applications.tsx'),
    route('panel/applications/:applicationId', 'features/careers/application.tsx'),
  ],
}
