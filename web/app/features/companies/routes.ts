import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [
    route('panel/companies', 'features/companies/companies.tsx'),
    route('panel/companies/:companyId', 'features/companies/company.tsx'),
    route('panel/companies/:companyId/settings', 'features/companies/settings.tsx'),
    route('panel/companies/:companyId/jobs/new', 'features/companies/new-job.tsx'),
    route('panel/companies/:companyId/jobs/:jobId', 'features/companies/board.tsx'),
    route('panel/companies/:companyId/jobs/:jobId/edit', 'features/companies/edit-job.tsx'),
    route('panel/companies/:companyId/applications/:applicationId', 'features/companies/applicant.tsx'),
  ],
  manager: [
    route('manage/companies', 'features/companies/manage-companies.tsx'),
    route('manage/skills', 'features/companies/manage-skills.tsx'),
  ],
}
