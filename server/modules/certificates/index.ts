export { rewardsByCertificate } from './issuing/issue-achieved.ts'
export { certificatesOffer } from './module.ts'
