export { useSession } from './authentication-client/session-provider.tsx'
export { missingInWords, missingOf, type User } from './profile/completeness.ts'
export { useKeepProfile } from './profile/use-keep-profile.ts'
