/**
 * The contract's schemas under the names that the rest of the product uses. Types alone: importing this module adds
 * nothing to a bundle.
 *
 * Source: `openapi/portal.yaml`, where every field is described.
 */
import type { components } from './generated/portal.ts';

/** Requests and answers of every operation by its operationId, for servers and mocks of the contract. */
export type { operations as OperationTypes } from './generated/portal.ts';

type Schemas = components['schemas'];

// Plain values
/** 24 hexadecimal digits. */
export type Id = Schemas['Id'];
/** Whole VND. */
export type Money = Schemas['Money'];
/** 0 to 100. */
export type Percent = Schemas['Percent'];
/** ISO 8601, UTC. */
export type Timestamp = Schemas['Timestamp'];

// Enumerations
export type YesNo = Schemas['YesNo'];
export type Visibility = Schemas['Visibility'];
export type RechargeStatus = Schemas['RechargeStatus'];
export type ProcessStatus = Schemas['ProcessStatus'];
export type RentalStatus = Schemas['RentalStatus'];
export type HardwareRequestStatus = Schemas['HardwareRequestStatus'];
export type RentalUnit = Schemas['RentalUnit'];
export type OperatingSystem = Schemas['OperatingSystem'];
export type VpsOrderStatus = Schemas['VpsOrderStatus'];
export type VpsStatusFilter = Schemas['VpsStatusFilter'];
export type CloudListTab = Schemas['CloudListTab'];
export type Role = Schemas['Role'];
export type TunnelPlatform = Schemas['TunnelPlatform'];
export type PlayPlatform = Schemas['PlayPlatform'];
export type ActionCode = Schemas['ActionCode'];
export type MachineStartCode = Schemas['MachineStartCode'];

// Answers that several calls share
/** Body of every refusal. */
export type ErrorAnswer = Schemas['Error'];
export type ActionResult = Schemas['ActionResult'];
export type MachineStartResult = Schemas['MachineStartResult'];
export type VmDeletionResult = Schemas['VmDeletionResult'];

/** A page of a list; pages are counted from 1. */
export interface Page<Row> {
  data: Row[];
  /** Number of pages; 0 for an empty list. */
  total_page: number;
}

// Authentication and account
export type LoginCredentials = Schemas['LoginCredentials'];
export type AuthSession = Schemas['AuthSession'];
export type SignUp = Schemas['SignUp'];
export type OtpTicket = Schemas['OtpTicket'];
export type Notification = Schemas['Notification'];
export type Account = Schemas['Account'];
export type IdentitySubmission = Schemas['IdentitySubmission'];

// Catalogue
export type Package = Schemas['Package'];
export type Category = Schemas['Category'];

// Recharges
export type Bank = Schemas['Bank'];
export type RechargeRequest = Schemas['RechargeRequest'];
export type RechargeTicket = Schemas['RechargeTicket'];
export type Recharge = Schemas['Recharge'];

// Logs
export type Log = Schemas['Log'];
export type LogCreation = Schemas['LogCreation'];

// PCs
export type Image = Schemas['Image'];
export type ImageCreation = Schemas['ImageCreation'];
export type ImageReset = Schemas['ImageReset'];
export type SshRoute = Schemas['SshRoute'];
export type WanSelection = Schemas['WanSelection'];
export type WanRequest = Schemas['WanRequest'];

// PC orders
export type OrderRequest = Schemas['OrderRequest'];
export type Order = Schemas['Order'];
export type OrderImage = Schemas['OrderImage'];
export type OrderPackage = Schemas['OrderPackage'];
export type OrderHistoryEntry = Schemas['OrderHistoryEntry'];

// User guides
export type UserGuide = Schemas['UserGuide'];
export type UserGuideCreation = Schemas['UserGuideCreation'];

// VPS
export type ComputerConfig = Schemas['ComputerConfig'];
export type Vps = Schemas['Vps'];
export type VpsOrder = Schemas['VpsOrder'];
export type VpsOrderRequest = Schemas['VpsOrderRequest'];
export type VpsExtension = Schemas['VpsExtension'];

// Cloud
export type CloudHardware = Schemas['CloudHardware'];
export type CloudPackage = Schemas['CloudPackage'];
export type CloudPackageGroup = Schemas['CloudPackageGroup'];
export type CloudImage = Schemas['CloudImage'];
export type CloudImageCreation = Schemas['CloudImageCreation'];
export type CloudOperation = Schemas['CloudOperation'];
export type CloudHardwareRequest = Schemas['CloudHardwareRequest'];
export type CloudImageHistoryEntry = Schemas['CloudImageHistoryEntry'];

// Tunnel and Play
export type TunnelConfiguration = Schemas['TunnelConfiguration'];
export type PlayCredentials = Schemas['PlayCredentials'];
export type PlayToken = Schemas['PlayToken'];
export type PlayLink = Schemas['PlayLink'];
