import { useState } from 'react';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { useChangePremium } from '../api/change-premium.ts';
import type { AdminUser } from '../api/list-users.ts';
import { RoleButton } from '../../roles/components/role-button.tsx';

/** What the caller's role can do with an account. No user changes their own role (spec §6). */
export function UserActions({ user, isSelf }: { user: AdminUser; isSelf: boolean }) {
  const [asksPremium, setAsksPremium] = useState(false);
  const premium = useChangePremium();
  const premiumLabel = user.is_premium ? 'Cabut Premium' : 'Beri Premium';
  const { may } = useStaffPermissions();
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {isSelf || !may('admin') ? null : (
        <RoleButton
          person={user}
          roleName="admin"
          hasRole={user.is_admin}
          description={
            user.is_admin
              ? `Apakah Anda yakin ingin menghapus role admin dari ${user.username}?`
              : `Apakah Anda yakin ingin menjadikan ${user.username} admin? Admin dapat menghapus semua proyek dan relasi.`
          }
        />
      )}
      {may('premium') ? (
        <Button size="sm" variant="ghost" onClick={() => setAsksPremium(true)}>
          {premiumLabel}
        </Button>
      ) : null}
      {asksPremium ? (
        <ReasonDialog
          title={`${premiumLabel} untuk ${user.username}?`}
          description={
            user.is_premium
              ? 'Akses Premium berakhir sekarang. Pembayaran tidak dikembalikan oleh tindakan ini.'
              : 'Premium aktif seumur hidup tanpa pembayaran.'
          }
          actionLabel={premiumLabel}
          variant={user.is_premium ? 'destructive' : 'primary'}
          onConfirm={(reason) => premium.run({ id: user.id, reason, isGiven: !user.is_premium })}
          onClose={() => setAsksPremium(false)}
        />
      ) : null}
    </div>
  );
}
