import { useState } from 'react';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { queryClient } from '#lib/query-client.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { adminKeys } from '../api/admin-keys.ts';
import type { AdminUser } from '../api/list-users.ts';
import { runAdminAction } from '../api/run-admin-action.ts';
import { setAdminRole } from '../api/set-admin-role.ts';
import { messages } from '../messages.ts';

async function changeRole(user: AdminUser): Promise<void> {
  const change = await setAdminRole(user.id, !user.is_admin);
  if (change === 'done') toast.success(user.is_admin ? messages.roleRemoved : messages.roleAdded);
  else if (change === 'unanswered') toast.error(messages.failed);
  else toast.error(user.is_admin ? messages.removeRoleFailed : messages.addRoleFailed);
  await queryClient.invalidateQueries({ queryKey: adminKeys.all });
}

async function changePremium(user: AdminUser, reason: string): Promise<boolean> {
  const supabase = await getSupabase();
  const name = user.is_premium ? 'admin_revoke_premium' : 'admin_grant_premium';
  return runAdminAction(
    () => supabase.rpc(name, { user_id: user.id, reason }).throwOnError(),
    user.is_premium ? messages.premiumRevoked : messages.premiumGranted,
  );
}

/** What the caller's role can do with an account. No user changes their own role (spec §6). */
export function UserActions({ user, isSelf }: { user: AdminUser; isSelf: boolean }) {
  const [asks, setAsks] = useState<'role' | 'premium' | null>(null);
  const roleLabel = user.is_admin ? 'Hapus Admin' : 'Jadikan Admin';
  const premiumLabel = user.is_premium ? 'Cabut Premium' : 'Beri Premium';
  const { may } = useStaffPermissions();
  const close = (): void => setAsks(null);
  return (
    <div className="flex flex-wrap gap-2">
      {isSelf || !may('admin') ? null : (
        <Button size="sm" variant={user.is_admin ? 'destructive' : 'outline'} onClick={() => setAsks('role')}>
          {roleLabel}
        </Button>
      )}
      {may('premium') ? (
        <Button size="sm" variant="ghost" onClick={() => setAsks('premium')}>
          {premiumLabel}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asks === 'role'}
        title={`${roleLabel}?`}
        description={
          user.is_admin
            ? `Apakah Anda yakin ingin menghapus role admin dari ${user.username}?`
            : `Apakah Anda yakin ingin menjadikan ${user.username} admin? Admin dapat menghapus semua proyek dan relasi.`
        }
        actionLabel={roleLabel}
        variant={user.is_admin ? 'destructive' : 'primary'}
        onConfirm={() => void changeRole(user)}
        onClose={close}
      />
      {asks === 'premium' ? (
        <ReasonDialog
          title={`${premiumLabel} untuk ${user.username}?`}
          description={
            user.is_premium
              ? 'Akses Premium berakhir sekarang. Pembayaran tidak dikembalikan oleh tindakan ini.'
              : 'Premium aktif seumur hidup tanpa pembayaran.'
          }
          actionLabel={premiumLabel}
          variant={user.is_premium ? 'destructive' : 'primary'}
          onConfirm={(reason) => changePremium(user, reason)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
