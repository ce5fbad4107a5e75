import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Role } from '#domain/accounts/roles.ts';
import type { JsonText } from './column-types.ts';

type AccountsTable = {
  id: string;
  email: string;
  password_hash: string;
  created_at: number;
  role: Role;
  /** In Base32; `null` when logins ask for no code. */
  totp_secret: ColumnType<string | null, string | null | undefined, string | null>;
  /** An offered secret, before its first code confirmed it. */
  totp_candidate: ColumnType<string | null, string | null | undefined, string | null>;
  /** The 30-second step of the last accepted code. Its codes and earlier ones are void. */
  totp_last_step: ColumnType<number | null, number | null | undefined, number | null>;
};

type RecoveryCodesTable = { account_id: string; code_hash: string };

type SessionsTable = {
  token_hash: string;
  account_id: string;
  created_at: number;
  expires_at: number;
  last_seen_at: number;
  user_agent: string;
};

type InvitationsTable = {
  id: string;
  email: string;
  token_hash: string;
  /** The inviting administrator's email. */
  invited_by: string;
  created_at: number;
  expires_at: number;
  /** The role of the account that it makes. */
  role: Role;
};

/** Append-only: triggers refuse to change or delete a row. */
type AuditLogTable = {
  id: Generated<number>;
  happened_at: number;
  /** The administrator's email; '' for a command on the server. */
  actor: string;
  area: string;
  kind: string;
  details: JsonText;
};

type LoginFailuresTable = {
  id: Generated<number>;
  account_email: string;
  address: string;
  failed_at: number;
};

export type AuditRow = Selectable<AuditLogTable>;

export type AccountTables = {
  accounts: AccountsTable;
  recovery_codes: RecoveryCodesTable;
  sessions: SessionsTable;
  invitations: InvitationsTable;
  login_failures: LoginFailuresTable;
  audit_log: AuditLogTable;
};
