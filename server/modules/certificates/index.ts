export { certificateNoticeTypes } from './certificate-notice-types.ts'
export { rewardsByCertificate } from './issuing/issue-achieved.ts'
export { certificatesModule } from './module.ts'
export { ownCertificates } from './own-certificates.ts'
