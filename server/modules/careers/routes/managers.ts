import * as contract from '@arvand/contracts/panel/manage-careers'
import { type Route, route } from '#platform/http/route'
import { decideChange, listChanges } from '../companies/company-changes.ts'
import { listManagedCompanies } from '../companies/company-queries.ts'
import { decideCompany } from '../companies/review-company.ts'
import type { CareersDeps } from '../deps.ts'
import { droppingPages } from '../pages.ts'
import { deleteSkill, findSkillSources, listManagedSkills, saveSkill } from '../skills/manage-skills.ts'

/** Companies and the tree of skills, for managers of people. */
export const managerRoutes = (deps: CareersDeps): Route[] => [
  route(contract.listManagedCompanies, ({ input }) => listManagedCompanies(deps.db, input)),
  route(contract.acceptCompany, ({ input, actor, caller }) =>
    droppingPages(deps, decideCompany(deps, { ...input, reason: null }, { actor, caller })),
  ),
  route(contract.returnCompany, ({ input, actor, caller }) =>
    droppingPages(deps, decideCompany(deps, input, { actor, caller })),
  ),
  route(contract.listCompanyChanges, () => listChanges(deps.db)),
  route(contract.acceptCompanyChange, ({ input, actor, caller }) =>
    droppingPages(deps, decideChange(deps, { ...input, reason: null }, { actor, caller })),
  ),
  route(contract.refuseCompanyChange, ({ input, actor, caller }) =>
    decideChange(deps, input, { actor, caller }),
  ),
  route(contract.listManagedSkills, () => listManagedSkills(deps.db)),
  route(contract.findSkillSources, ({ input }) => findSkillSources(deps.db, input.q)),
  route(contract.saveSkill, (asked) => droppingPages(deps, saveSkill(deps, asked))),
  route(contract.deleteSkill, (asked) => droppingPages(deps, deleteSkill(deps, asked))),
]
