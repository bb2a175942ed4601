import * as chosen from '@arvand/contracts/panel/chosen-people'
import * as contract from '@arvand/contracts/panel/people'
import * as imports from '@arvand/contracts/panel/people-import'
import { type Route, route } from '#platform/http/route'
import type { AuditedActs } from '#plugs/audited-acts'
import { listAudit } from '../audit/list-audit.ts'
import type { IdentityDeps } from '../deps.ts'
import { checkImport } from '../import-people/check-import.ts'
import { importPeople } from '../import-people/import-people.ts'
import { listImports, showImport } from '../import-people/import-queries.ts'
import * as many from '../manage-people/act-on-chosen.ts'
import { blockPerson, unblockPerson } from '../manage-people/block-person.ts'
import { endPersonSessions } from '../manage-people/end-person-sessions.ts'
import { exportPeople } from '../manage-people/export-people.ts'
import { listPeople } from '../manage-people/list-people.ts'
import { messagePerson } from '../manage-people/message-person.ts'
import { listPersonNotes, writePersonNote } from '../manage-people/person-notes.ts'
import { showAccount } from '../manage-people/show-account.ts'
import { setRoles } from '../roles/set-roles.ts'

/** Endpoints for managers of people. */
export const peopleRoutes = (deps: IdentityDeps, acts: AuditedActs): Route[] => [
  route(contract.listPeople, ({ input }) => listPeople(deps.db, input)),
  route(contract.exportPeople, (asked) => exportPeople(deps, asked)),
  route(contract.showPersonToManager, ({ input }) => showAccount(deps.db, deps.clock, input.personId)),
  route(contract.setRoles, ({ input: { personId, ...wish }, actor, caller }) =>
    setRoles(deps, caller, actor, personId, wish),
  ),
  route(contract.blockPerson, ({ input, actor, caller }) => blockPerson(deps, caller, actor, input)),
  route(contract.unblockPerson, async ({ input, actor, caller }) => {
    await unblockPerson(deps, caller, actor, input)
    return {}
  }),
  route(contract.endPersonSessions, ({ input, actor, caller }) =>
    endPersonSessions(deps, caller, actor, input),
  ),
  route(contract.listPersonNotes, ({ input: { personId, cursor } }) =>
    listPersonNotes(deps.db, personId, cursor),
  ),
  route(contract.writePersonNote, ({ input: { personId, text }, actor, caller, request }) =>
    writePersonNote(deps, caller, actor, request, { personId, text }),
  ),
  route(contract.sendPersonMessage, ({ input: { personId, subject, text }, actor, caller, request }) =>
    messagePerson(deps, caller, actor, request, { personId, subject, text }),
  ),
  route(contract.listAudit, ({ input }) => listAudit(deps.db, acts, input)),
]

/** Accounts for a table of people. */
export const importRoutes = (deps: IdentityDeps): Route[] => [
  route(imports.checkPeopleImport, ({ input, actor, request }) =>
    checkImport(deps, actor, request, input.table),
  ),
  route(imports.showPeopleImport, ({ input, actor }) => showImport(deps.db, actor.personId, input)),
  route(imports.listPeopleImports, ({ input, actor }) => listImports(deps.db, actor.personId, input.cursor)),
  route(imports.importPeople, ({ input, actor, caller }) =>
    importPeople(deps, caller, actor, input.importId),
  ),
]

/** The same on many people at once. */
export const chosenPeopleRoutes = (deps: IdentityDeps): Route[] => [
  route(chosen.messageChosen, ({ input: { personIds, subject, text }, ...by }) =>
    many.messageChosen(deps, { ...by, personIds }, { subject, text }),
  ),
  route(chosen.blockChosen, ({ input: { personIds, reason }, ...by }) =>
    many.blockChosen(deps, { ...by, personIds }, reason),
  ),
  route(chosen.unblockChosen, ({ input: { personIds, reason }, ...by }) =>
    many.unblockChosen(deps, { ...by, personIds }, reason),
  ),
  route(chosen.endSessionsOfChosen, ({ input: { personIds, reason }, ...by }) =>
    many.endSessionsOfChosen(deps, { ...by, personIds }, reason),
  ),
  route(chosen.setTeacherRoleOfChosen, ({ input: { personIds, teaches }, ...by }) =>
    many.setTeacherRoleOfChosen(deps, { ...by, personIds }, teaches === 'yes'),
  ),
]
