export { deviceName } from './audit/device-name.ts'
export { auditTable } from './audit/export-audit.ts'
export { type Origin, recorder } from './audit/record.ts'
export { recordList } from './audit/record-list.ts'
export { avatarFiles, avatarPath } from './avatar.ts'
export { type Happening, happened, shownAnew } from './happenings.ts'
export { identityNoticeTypes } from './identity-notice-types.ts'
export { addImportedPerson, type ImportedBy } from './import-people/add-imported-person.ts'
export { identityOffer } from './module.ts'
export { activePerson, namesOf } from './people/names-of.ts'
export { findProfile, type Profile } from './people/person-queries.ts'
export { makeManager } from './roles/make-manager.ts'
export { type SessionsEnded, sessionsEnded } from './sessions/end-session.ts'
export { type ActiveSession, findSession, sessionFinder } from './sessions/find-session.ts'
export {
  addPersonOfSchool,
  openSessionOfSchool,
  whyNotEnteredBySchool,
} from './sign-in/enter-from-school.ts'
export { refuseUnlessReauthenticated } from './sign-in/reauthenticate.ts'
